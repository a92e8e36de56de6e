import type { ComponentType } from "react";
import { useIslandRegion } from "../../features/region";
import type { ToolProps, ToolViewProps } from "../../features/tools";

/** The island of a tool: its view with the visitor's region. */
export function withRegion(View: ComponentType<ToolViewProps>): ComponentType<ToolProps> {
  return function ToolIsland(props) {
    return <View {...props} visitorRegion={useIslandRegion()} />;
  };
}
