import { createElement, type ComponentType } from "react";
import { isRecord, parseJson } from "../lib/json";
import { loadOnce } from "../lib/load-once";

/** A view that takes its props as JSON, as prerendered HTML has them. */
export type IslandView = ComponentType<{ readonly json: string }>;

interface LoadIsland<Props> {
  (): Promise<IslandView>;
  /** For types only. */
  readonly props?: Props;
}

function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LoadIsland<Props> {
  // `<Island>` wrote the JSON from props that TypeScript has checked.
  const isProps = (value: unknown): value is Props => isRecord(value);
  return loadOnce(async () => {
    const View = await load();
    return function FromJson({ json }: { readonly json: string }) {
      const props = parseJson(json);
      if (!isProps(props)) throw new Error("The props of an island are not an object.");
      return createElement(View, props);
    };
  });
}

/**
 * The islands by name: interactive views whose code loads only when a visitor comes near. To add one,
 * add a line here and in gatsby-ssr.tsx, and render `<Island name="…" props={…} />`.
 *
 * An island runs in a React root of its own. It has no context of the page: shared state is in module
 * stores (src/lib/store.ts). Its props are JSON, and its fields need fixed ids, because `useId` would
 * not give those of the prerendered HTML.
 *
 * The tools' chunks have names: Gatsby puts all modules that several unnamed chunks share into one chunk,
 * so the consent banner would load the tools' libraries.
 */
export const islands = {
  "savings-calculator": island(
    async () =>
      (await import(/* webpackChunkName: "savings-calculator" */ "../sections/savings-calculator"))
        .SavingsCalculator,
  ),
  "landed-cost": island(
    async () =>
      (await import(/* webpackChunkName: "landed-cost" */ "../features/tools/landed-cost/view"))
        .LandedCost,
  ),
  "landed-cost-window": island(
    async () =>
      (
        await import(
          /* webpackChunkName: "landed-cost-window" */ "../sections/tools/landed-cost-window"
        )
      ).LandedCostWindow,
  ),
  "reverse-auction": island(
    async () =>
      (
        await import(
          /* webpackChunkName: "reverse-auction" */ "../features/tools/reverse-auction/view"
        )
      ).ReverseAuction,
  ),
  "payment-terms": island(
    async () =>
      (await import(/* webpackChunkName: "payment-terms" */ "../features/tools/payment-terms/view"))
        .PaymentTerms,
  ),
  "approval-matrix": island(
    async () =>
      (
        await import(
          /* webpackChunkName: "approval-matrix" */ "../features/tools/approval-matrix/view"
        )
      ).ApprovalMatrix,
  ),
};

/** Name of an island. */
export type IslandName = keyof typeof islands;

/** Props of an island's view. */
export type IslandProps<Name extends IslandName> = NonNullable<(typeof islands)[Name]["props"]>;

/** Whether a text is the name of an island. */
export function isIslandName(text: string | undefined): text is IslandName {
  return text !== undefined && Object.hasOwn(islands, text);
}
