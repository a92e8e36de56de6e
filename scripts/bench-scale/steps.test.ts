import { expect, test } from "@jest/globals";
import { slowestSteps } from "./steps";

test("the steps of Gatsby's output come slowest first, however it colours and breaks its lines", () => {
  const output = [
    "success compile gatsby files - 3.508s",
    "",
    "\u001B[2K\u001B[1A\u001B[2K\u001B[Gsuccess onPreBootstrap - 14.894s",
    "\u001B[2Ksuccess Building static HTML for pages - 2.249s - 576/576 256.13/s",
    "success Writing page-data.json and slice-data.json files to public directory -",
    "0.094s - 576/576 6141.56/s",
    "info Done building in 77.480966534 sec",
    "warn The exported identifier is not declared - 9.9s",
  ].join("\n");
  expect(slowestSteps(output)).toEqual([
    { name: "onPreBootstrap", seconds: 14.894 },
    { name: "compile gatsby files", seconds: 3.508 },
    { name: "Building static HTML for pages", seconds: 2.249 },
    {
      name: "Writing page-data.json and slice-data.json files to public directory",
      seconds: 0.094,
    },
  ]);
});
