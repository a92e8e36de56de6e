import { expect, test } from "@jest/globals";
import { fragmentOf } from "../kit/codec";
import { packState } from "../kit/state";
import { openSample, samplesOf } from "../testing/samples";
import { reverseAuction } from "./fields";
import { outcomeOf } from "./outcome";
import { readSettings } from "./settings";
import { simulate } from "./simulate";

test.each(samplesOf("reverse-auction"))(
  "a link of version 1 opens with its auction: $title, $region",
  ({ link, region, result }) => {
    const state = openSample(reverseAuction, link, region);
    const { settings, problems } = readSettings(state, region);
    const outcome = settings && outcomeOf(settings.auction, simulate(settings.auction));
    expect(JSON.parse(JSON.stringify(outcome))).toEqual(result.outcome);
    const paths = [...problems.keys()].map((path) =>
      path.replace(/^bidders\.(\d)\.floor$/u, "floor-$1"),
    );
    expect(new Set(paths)).toEqual(new Set(Array.isArray(result.problems) ? result.problems : []));
    const again = fragmentOf({ r: region, s: packState(reverseAuction, state) });
    expect(openSample(reverseAuction, again, region)).toEqual(state);
  },
);
