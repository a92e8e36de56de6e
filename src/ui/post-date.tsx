/** A calendar day, written out: 31 January 2026. */
export function PostDate({ day }: { readonly day: string }) {
  const text = new Date(`${day}T00:00:00Z`).toLocaleDateString("en-IN", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return <time dateTime={day}>{text}</time>;
}
