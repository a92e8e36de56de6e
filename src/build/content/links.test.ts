/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { parseLink } from "./links";

describe("a link", () => {
  test("inside the site is its path and its anchor", () => {
    expect(parseLink("/about/?from=x#team")).toEqual({
      type: "internal",
      path: "/about/",
      hash: "team",
    });
  });

  test.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "java\nscript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
  ])("that runs code is refused: %j", (href) => {
    expect(parseLink(href)).toMatchObject({ type: "invalid" });
  });

  test.each(["https://example.com", "http://example.com/a", "mailto:a@example.com", "tel:+911"])(
    "that leads elsewhere is fine: %s",
    (href) => {
      expect(parseLink(href)).toEqual({ type: "external" });
    },
  );

  test.each(["about/", "./about/", "../about/"])(
    "that depends on its place is refused: %s",
    (href) => {
      expect(parseLink(href)).toMatchObject({
        type: "invalid",
        message: expect.stringContaining("from the site's root") as unknown,
      });
    },
  );

  test("without a scheme is refused with the way to mend it", () => {
    expect(parseLink("//example.com")).toMatchObject({
      message: '"//example.com" has no scheme; begin it with https://',
    });
  });
});
