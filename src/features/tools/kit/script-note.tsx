import * as shared from "../../../styles/shared.module.css";

/** Says why the figures can't be changed, where scripts are off. */
export function ScriptNote() {
  return (
    <small className={shared.unscripted}>
      This tool needs JavaScript, which is off. Here is its worked example.
    </small>
  );
}
