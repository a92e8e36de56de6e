/** The file with the icons of the header's menus. */
export const MENU_ICONS = "/figures/menu-icons.svg";
