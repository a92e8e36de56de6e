import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { Initials } from "./initials";

test.each([
  ["Asha Rao", "AR"],
  ["Asha", "A"],
  ["asha de la Cruz", "AC"],
  ["Élodie (Lead) Singh", "ÉS"],
  ["CFO", "CFO"],
  ["Trader 11", "T11"],
])("%s has the initials %s, which screen readers skip", (name, initials) => {
  const { container } = render(<Initials name={name} />);
  expect(container.querySelector("[aria-hidden]")).toHaveTextContent(initials);
});
