import type { CSSProperties } from "react";
import type { Token } from "../../lib/styleguide";
import * as content from "../../sections/content.module.css";
import * as styles from "./styleguide.module.css";

const isColour = ({ value }: Token) => value.startsWith("#") || value.startsWith("rgb");

function lookOf(token: Token): CSSProperties {
  const value = `var(${token.name})`;
  if (isColour(token)) return { background: value };
  return token.name.startsWith("--text") ? { fontSize: value } : { inlineSize: value };
}

function Look({ token }: { readonly token: Token }) {
  if (token.name.startsWith("--text")) return <span style={lookOf(token)}>₹63,380 landed</span>;
  const isLength = /^--(?:space|gutter)/u.test(token.name);
  if (!isColour(token) && !isLength) return null;
  return <span className={isLength ? styles.bar : styles.swatch} style={lookOf(token)} />;
}

/** Every custom property, shown in the browser's colour scheme. */
export function Tokens({ tokens }: { readonly tokens: readonly Token[] }) {
  return (
    <section className={styles.group} aria-labelledby="tokens">
      <h2 id="tokens">Tokens</h2>
      <div className={content.scroller} role="group" aria-label="Tokens" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Look</th>
              <th scope="col">Name</th>
              <th scope="col">Value</th>
              <th scope="col">Contrast, use</th>
            </tr>
          </thead>
          <tbody>
            {tokens.map((token) => (
              <tr key={token.name}>
                <td>
                  <Look token={token} />
                </td>
                <th scope="row">
                  <code>{token.name}</code>
                </th>
                <td>
                  {token.value}
                  {token.dark !== undefined && `; dark ${token.dark}`}
                </td>
                <td>{token.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
