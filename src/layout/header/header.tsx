import { regionHomes, useRegion } from "../../features/region";
import { useSiteSettings } from "../../lib/use-site-settings";
import { Link } from "../../ui/link";
import { HeaderButtons } from "./header-buttons";
import { headerLook } from "./header-look";
import { HeaderNav } from "./header-nav";
import { useNavBackground } from "./use-nav-background";
import * as styles from "./header.module.css";

interface HeaderProps {
  /** Path of the page, with slashes at both ends. */
  readonly path: string;
  /** Address of the page with query and anchor: menus close when it changes. */
  readonly address: string;
}

/** The site's header: brand, menus and the page's buttons. Its links work before and without script. */
export function Header({ path, address }: HeaderProps) {
  const { brand } = useSiteSettings();
  const region = useRegion();
  const hasBackground = useNavBackground();
  return (
    <header
      className={styles.header}
      data-look={headerLook(path)}
      data-background={hasBackground || undefined}
    >
      <div className={styles.inner}>
        <Link href={regionHomes[region]} className={styles.brand}>
          {brand}
        </Link>
        <HeaderNav key={address} />
        <HeaderButtons path={path} />
      </div>
    </header>
  );
}
