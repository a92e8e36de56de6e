import { StatementPage } from "../shared/statement";
import type { ToolRegion } from "../shared/tool-props";
import type { Figures } from "./figures";
import { findingsSentence } from "./findings-part";
import { approversOf, type Band, type Matrix } from "./matrix";
import { matrixOf } from "./readings";
import { daysText, limitText, rangeText } from "./words";

interface StatementProps {
  readonly figures: Figures;
  readonly region: ToolRegion;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function exceptionText({ roles }: Matrix, { effect }: Matrix["exceptions"][number]): string {
  if (effect.kind === "raise") return "The next band above approves";
  return `${roles.find(({ id }) => id === effect.role)?.name ?? "A role"} reviews first`;
}

function BandRow({ band, matrix, region }: { band: Band; matrix: Matrix; region: ToolRegion }) {
  const names = approversOf(band, matrix.roles).map(({ name }) => name);
  return (
    <tr>
      <th scope="row">{capital(rangeText(band, region))}</th>
      <td>{band.category ?? "All"}</td>
      <td>{band.department ?? "All"}</td>
      <td>{names.slice(0, -1).join(", ") || "–"}</td>
      <td>{names.at(-1) ?? "Nobody"}</td>
    </tr>
  );
}

/** The matrix on paper: one page, ready to sign. Screens hide it. */
export function Statement({ figures, region }: StatementProps) {
  const matrix = matrixOf(figures, region);
  if (matrix === null) return null;
  return (
    <StatementPage heading="Approval matrix for purchases">
      <p>
        Amounts in <span>{region === "in" ? "₹" : "US dollars"}</span>.{" "}
        <span>{findingsSentence(figures, region)}</span>
      </p>
      <table>
        <caption>Who approves</caption>
        <thead>
          <tr>
            {["Amount", "Category", "Department", "Recommended by", "Approved by"].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.bands.map((band, index) => (
            <BandRow key={index} band={band} matrix={matrix} region={region} />
          ))}
        </tbody>
      </table>
      <table>
        <caption>Exceptions</caption>
        <tbody>
          {matrix.exceptions.map((exception, index) => (
            <tr key={index}>
              <th scope="row">{exception.when}</th>
              <td>{exceptionText(matrix, exception)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>Roles</caption>
        <tbody>
          {matrix.roles.map(({ id, name, limit, days }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{limitText(limit, region)}</td>
              <td>{`answers in ${daysText(days)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </StatementPage>
  );
}
