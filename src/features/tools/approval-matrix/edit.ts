import type { BandTexts, ExceptionTexts, Figures, RoleTexts } from "./figures";

const without = <Item>(list: readonly Item[], at: number) =>
  list.filter((_, index) => index !== at);

const changedAt = <Item>(list: readonly Item[], at: number, part: Partial<Item>) =>
  list.map((item, index) => (index === at ? { ...item, ...part } : item));

/** Changes a role. */
export function setRole(figures: Figures, at: number, part: Partial<RoleTexts>): Figures {
  return { ...figures, roles: changedAt(figures.roles, at, part) };
}

/** Changes a band. */
export function setBand(figures: Figures, at: number, part: Partial<BandTexts>): Figures {
  return { ...figures, bands: changedAt(figures.bands, at, part) };
}

/** Changes an exception. */
export function setException(figures: Figures, at: number, part: Partial<ExceptionTexts>): Figures {
  return { ...figures, exceptions: changedAt(figures.exceptions, at, part) };
}

/** Adds a role at the end. */
export function addRole(figures: Figures): Figures {
  const id = 1 + Math.max(-1, ...figures.roles.map((role) => role.id));
  const name = `Role ${figures.roles.length + 1}`;
  return { ...figures, roles: [...figures.roles, { id, name, limit: "", days: "1" }] };
}

/** Removes a role, also from bands. Exceptions that it reviewed go to the next band instead. */
export function removeRole(figures: Figures, at: number): Figures {
  const gone = figures.roles[at]?.id;
  return {
    ...figures,
    roles: without(figures.roles, at),
    bands: figures.bands.map((band) => ({
      ...band,
      approvers: band.approvers.filter((id) => id !== gone),
    })),
    exceptions: figures.exceptions.map((exception) =>
      exception.review === gone ? { ...exception, review: null } : exception,
    ),
  };
}

/** Moves a role one place to the left, so that it is asked earlier. */
export function moveRoleUp(figures: Figures, at: number): Figures {
  const role = figures.roles[at];
  const before = figures.roles[at - 1];
  if (role === undefined || before === undefined) return figures;
  const roles = figures.roles.map((own, index) =>
    index === at ? before : index === at - 1 ? role : own,
  );
  return { ...figures, roles };
}

/** Adds a band above the last one, with its category, department and approvers. */
export function addBand(figures: Figures): Figures {
  const last = figures.bands.at(-1);
  const band: BandTexts = {
    category: last?.category ?? "",
    department: last?.department ?? "",
    above: last?.upTo ?? "0",
    upTo: "",
    perMonth: "0",
    approvers: last?.approvers ?? [],
  };
  return { ...figures, bands: [...figures.bands, band] };
}

/** Removes a band. */
export function removeBand(figures: Figures, at: number): Figures {
  return { ...figures, bands: without(figures.bands, at) };
}

/** Puts a role into a band, or takes it out. */
export function toggleApprover(figures: Figures, at: number, role: number): Figures {
  const own = figures.bands[at]?.approvers ?? [];
  const approvers = own.includes(role) ? own.filter((id) => id !== role) : [...own, role];
  return setBand(figures, at, { approvers });
}

/** Adds an exception that goes to the next band. */
export function addException(figures: Figures): Figures {
  const when = `Exception ${figures.exceptions.length + 1}`;
  return { ...figures, exceptions: [...figures.exceptions, { when, review: null }] };
}

/** Removes an exception, and its flag from the purchase. */
export function removeException(figures: Figures, at: number): Figures {
  const flags = figures.purchase.flags
    .filter((flag) => flag !== at)
    .map((flag) => (flag > at ? flag - 1 : flag));
  return {
    ...figures,
    exceptions: without(figures.exceptions, at),
    purchase: { ...figures.purchase, flags },
  };
}

/** Sets a flag of the purchase, or takes it off. */
export function toggleFlag(figures: Figures, flag: number): Figures {
  const { flags } = figures.purchase;
  const next = flags.includes(flag) ? flags.filter((own) => own !== flag) : [...flags, flag];
  return { ...figures, purchase: { ...figures.purchase, flags: next } };
}
