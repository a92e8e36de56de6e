import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { ConfirmationNotice, SuccessPanel } from "./success";

const timestamp = "2026-05-14T11:30:05.000Z";

test("after a request its visitor reads what was asked for, when, and what happens next", () => {
  render(
    <SuccessPanel
      requestType="demo-callback"
      state={{ status: "received", timestamp }}
      receipt={null}
    />,
  );
  expect(screen.getByRole("heading", { name: "We have your request" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveFocus();
  const receipt = screen.getByRole("figure");
  for (const words of ["No. 20260514113005", "A demo", "14 May 2026", "within one working day"]) {
    expect(receipt).toHaveTextContent(words);
  }
});

test("where the calendar is slow to open, its visitor reads the same", () => {
  render(
    <SuccessPanel
      requestType="sales-callback"
      state={{ status: "redirecting", timestamp, bookingUrl: "https://booking.example/" }}
      receipt={null}
    />,
  );
  expect(screen.getByRole("link", { name: /calendar/u })).toBeVisible();
  expect(screen.getByRole("figure")).toHaveTextContent("within one working day");
});

test("a confirmation above an emptied form has the receipt as well", () => {
  render(<ConfirmationNotice requestType="supplier" timestamp={timestamp} bookingUrl={null} />);
  expect(screen.getByText(/received your request/u)).toHaveFocus();
  expect(screen.getByRole("figure")).toHaveTextContent("An entry in the supplier directory");
});
