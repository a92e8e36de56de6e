import { HomeLink } from "../../features/region";
import { useSiteSettings } from "../../lib/use-site-settings";
import { HeaderButtons } from "./header-buttons";
import { headerLook } from "./header-look";
import { HeaderNav } from "./header-nav";
import { useNavBackground } from "./use-nav-background";
import * as styles from "./header.module.css";

interface HeaderProps {
  /** The page's own path, with slashes at both ends. It decides the header's look and buttons. */
  readonly path: string;
  /** Address of the page with query and anchor. */
  readonly address: string;
}

/** The site's header: brand, menus and the page's buttons. */
export function Header({ path, address }: HeaderProps) {
  const { brand } = useSiteSettings();
  const hasBackground = useNavBackground();
  return (
    <header
      className={styles.header}
      data-look={headerLook(path)}
      data-background={hasBackground || undefined}
    >
      <div className={styles.inner}>
        <HomeLink className={styles.brand}>{brand}</HomeLink>
        <HeaderNav address={address} />
        <HeaderButtons path={path} />
      </div>
    </header>
  );
}
