import type { ReactNode } from "react";
import type { ContentNode } from "../content-model/content-tree";
import * as styles from "./term-link.module.css";

interface TermLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Id of a definition; a heading's anchor has no colon. */
const idOf = (href: string) => `term:${href.split("/").at(-2) ?? ""}`;

/** The first mention of a glossary term: a link described by the definition that `term-tips.ts` shows. */
export function TermLink({ href, children }: TermLinkProps) {
  return (
    <a href={href} className={styles.link} aria-describedby={idOf(href)}>
      {children}
    </a>
  );
}

function definitionsIn(nodes: readonly ContentNode[]): readonly (readonly [string, string])[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const { href, definition } = ("tag" in node && node.props) || {};
    return href !== undefined && definition !== undefined
      ? [[href, definition] as const]
      : definitionsIn(node.children ?? []);
  });
}

/** The hidden definitions that describe a text's links to terms. */
export function TermDefinitions({ nodes }: { readonly nodes: readonly ContentNode[] }) {
  const definitions = definitionsIn(nodes);
  if (definitions.length === 0) return null;
  return (
    <div hidden>
      {definitions.map(([href, definition]) => (
        <p key={href} id={idOf(href)} role="tooltip">
          {definition}
        </p>
      ))}
    </div>
  );
}
