import { expect, test } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { useIsInert } from "./use-is-inert";

function Probe() {
  const ref = useRef<HTMLParagraphElement>(null);
  return <p ref={ref}>{useIsInert(ref) ? "inert" : "live"}</p>;
}

test("follows the inertness of what it stands in", async () => {
  const { container } = render(<Probe />);
  expect(screen.getByText("live")).toBeVisible();
  container.toggleAttribute("inert", true);
  await waitFor(() => expect(screen.getByText("inert")).toBeVisible());
  container.toggleAttribute("inert", false);
  await waitFor(() => expect(screen.getByText("live")).toBeVisible());
});

test("knows from the start", () => {
  const place = document.body.appendChild(document.createElement("div"));
  place.toggleAttribute("inert", true);
  render(<Probe />, { container: place });
  expect(screen.getByText("inert")).toBeVisible();
  place.remove();
});
