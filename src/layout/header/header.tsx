import { useRef } from "react";
import { regionHomes, useRegion } from "../../features/region";
import { useSiteSettings } from "../../lib/use-site-settings";
import { FrameLink } from "../frame-link";
import { useSiteLinks } from "../use-site-links";
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
  const header = useRef<HTMLElement>(null);
  useSiteLinks(header, address);
  return (
    <header
      ref={header}
      className={styles.header}
      data-look={headerLook(path)}
      data-background={hasBackground || undefined}
    >
      <div className={styles.inner}>
        <FrameLink href={regionHomes[region]} path={path} className={styles.brand}>
          {brand}
        </FrameLink>
        <HeaderNav key={address} path={path} />
        <HeaderButtons path={path} />
      </div>
    </header>
  );
}
