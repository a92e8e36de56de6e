import { useEffect, useState } from "react";
import { searchKey } from "../../lib/search-page";
import * as styles from "./search.module.css";

/** Switches the `/` key off, which speech input may press by mistake (WCAG 2.2, 2.1.4). */
export function SearchKeySetting() {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(searchKey.isOn()), []);
  return (
    <label className={styles.keySetting}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          searchKey.set(target.checked);
          setOn(target.checked);
        }}
      />
      Open search with the / key
    </label>
  );
}
