/** @jest-environment node */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, jest, test } from "@jest/globals";
import type { CreateWebpackConfigArgs } from "gatsby";
import { parseConfig } from "../lib/parse-config";
import { fake } from "./testing/fake";
import { configureWebpack } from "./webpack";

class MiniCssExtractPlugin {
  readonly options: { readonly ignoreOrder?: boolean } = {};
}

class TerserPlugin {
  readonly options = { minimizer: { options: { ie8: false, compress: { ecma: 5 } } } };
}

async function configure(config: unknown, stage = "build-javascript") {
  const setWebpackConfig = jest.fn();
  const replaceWebpackConfig = jest.fn();
  const api = fake<CreateWebpackConfigArgs>({
    stage,
    getConfig: () => config,
    actions: { setWebpackConfig, replaceWebpackConfig },
    plugins: {
      define: (definitions: unknown) => definitions,
      normalModuleReplacement: (request: RegExp, standIn: string) => ({ request, standIn }),
    },
  });
  await configureWebpack?.(api, { plugins: [] }, () => undefined);
  return { setWebpackConfig, replaceWebpackConfig };
}

test("the site's code gets the configuration, read from the environment", async () => {
  const { setWebpackConfig } = await configure({ plugins: [] });
  const definition = { __SITE_CONFIG__: JSON.stringify(parseConfig(process.env)) };
  expect(setWebpackConfig).toHaveBeenCalledWith(expect.objectContaining({ plugins: [definition] }));
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

test("a class is named after its file and itself, without a hash", async () => {
  const modules: { localIdentName: string; getLocalIdent?: (...args: unknown[]) => string } = {
    localIdentName: "[name]--[local]--[hash:hex:5]",
  };
  const rule = {
    test: /css$/u,
    oneOf: [{ use: [{ loader: "css-loader", options: { modules } }] }],
  };
  await configure({ plugins: [], module: { rules: [rule] } });
  const file = { resourcePath: path.resolve("src/layout/page-head.module.css") };
  expect(modules.getLocalIdent?.(file, "[name]", "title")).toBe("page-head_title");
});

test("no two style sheets have one name, which their classes bear", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.basename(file));
  expect(files.length).toBeGreaterThan(20);
  expect(new Set(files).size).toBe(files.length);
});

describe("the entry of the browser's bundle", () => {
  const entry = { app: "production-app" };
  const configured = async (stage: string) => {
    const { replaceWebpackConfig, setWebpackConfig } = await configure(
      { plugins: [], entry },
      stage,
    );
    return {
      replaced: replaceWebpackConfig.mock.calls.flat(),
      set: setWebpackConfig.mock.calls.flat(),
    };
  };

  test("is ours, which starts Gatsby's, and has the styles of sections, whose code it does not have", async () => {
    const { replaced, set } = await configured("build-javascript");
    const own = path.resolve("src/layout/browser-entry.ts");
    const app = expect.arrayContaining([
      own,
      expect.stringMatching(/src.sections.steps\.module\.css$/u),
      expect.stringMatching(/src.sections.scenes.scene\.module\.css$/u),
    ]) as unknown;
    expect(existsSync(own)).toBe(true);
    expect(replaced).toContainEqual(expect.objectContaining({ entry: { app } }));
    expect(set).toContainEqual({ resolve: { alias: { "gatsby-entry$": "production-app" } } });
  });

  test("elsewhere it is Gatsby's", async () => {
    const { replaced, set } = await configured("build-html");
    expect(replaced).toEqual([{ plugins: [], entry }]);
    expect(JSON.stringify(set)).not.toContain("gatsby-entry");
  });
});

test("scripts are minified for browsers of today", async () => {
  const terser = new TerserPlugin();
  await configure({ optimization: { minimizer: [{ options: {} }, terser] } });
  expect(terser.options.minimizer.options).toMatchObject({
    ie8: false,
    ecma: 2020,
    compress: { ecma: 2020 },
  });
});

test("what does nothing in a browser has a stand-in, that is there, in the browser's bundle alone", async () => {
  const standIns = async (stage: string) => {
    const { setWebpackConfig } = await configure({}, stage);
    return JSON.stringify(setWebpackConfig.mock.calls).match(/[^"]+stand-ins[^"]+/gu) ?? [];
  };
  const files = await standIns("build-javascript");
  expect(files).toHaveLength(4);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(await standIns("build-html")).toEqual([]);
});

test("a configuration that is none of webpack's is left alone", async () => {
  expect((await configure(undefined)).replaceWebpackConfig).not.toHaveBeenCalled();
});
