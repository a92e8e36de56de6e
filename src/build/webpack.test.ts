/** @jest-environment node */
import { expect, jest, test } from "@jest/globals";
import type { CreateWebpackConfigArgs } from "gatsby";
import { parseConfig } from "../lib/parse-config";
import { fake } from "./testing/fake";
import { configureWebpack } from "./webpack";

class MiniCssExtractPlugin {
  readonly options: { readonly ignoreOrder?: boolean } = {};
}

async function configure(config: unknown) {
  const setWebpackConfig = jest.fn();
  const replaceWebpackConfig = jest.fn();
  const api = fake<CreateWebpackConfigArgs>({
    getConfig: () => config,
    actions: { setWebpackConfig, replaceWebpackConfig },
    plugins: { define: (definitions: unknown) => definitions },
  });
  await configureWebpack?.(api, { plugins: [] }, () => undefined);
  return { setWebpackConfig, replaceWebpackConfig };
}

test("the site's code gets the configuration, read from the environment", async () => {
  const { setWebpackConfig } = await configure({ plugins: [] });
  expect(setWebpackConfig).toHaveBeenCalledWith({
    plugins: [{ __SITE_CONFIG__: JSON.stringify(parseConfig(process.env)) }],
  });
});

test("the order of styles is no matter, since they are modules; other plugins are left alone", async () => {
  const styles = new MiniCssExtractPlugin();
  const other = { options: {} };
  const config = { plugins: [other, null, styles] };
  const { replaceWebpackConfig } = await configure(config);
  expect(styles.options).toEqual({ ignoreOrder: true });
  expect(other.options).toEqual({});
  expect(replaceWebpackConfig).toHaveBeenCalledWith(config);
});

test("a configuration without plugins is left alone", async () => {
  expect((await configure(undefined)).replaceWebpackConfig).not.toHaveBeenCalled();
  expect((await configure({})).replaceWebpackConfig).not.toHaveBeenCalled();
});
