import displayFont from "../styles/fonts/award-serif.woff2";
import textFont from "../styles/fonts/plain-ledger.woff2";

/**
 * The fallbacks are local fonts with the metrics of the web fonts, so that text doesn't move when they
 * load: `size-adjust` is the ratio of mean widths of English text, and each override the font's metric
 * divided by it.
 */
const fontFaces = `
@font-face {
  font-family: "Plain Ledger";
  font-weight: 400 700;
  font-display: swap;
  src: url("${textFont}") format("woff2");
}
@font-face {
  font-family: "Plain Ledger Fallback";
  font-weight: 400 500;
  src: local("Arial"), local("Liberation Sans"), local("Helvetica");
  size-adjust: 101.25%;
  ascent-override: 101.23%;
  descent-override: 27.16%;
  line-gap-override: 0%;
}
@font-face {
  font-family: "Plain Ledger Fallback";
  font-weight: 600 700;
  src: local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Bold");
  size-adjust: 98.19%;
  ascent-override: 104.39%;
  descent-override: 28.01%;
  line-gap-override: 0%;
}
@font-face {
  font-family: "Award Serif";
  font-weight: 600;
  font-display: swap;
  src: url("${displayFont}") format("woff2");
}
@font-face {
  font-family: "Award Serif Fallback";
  font-weight: 600 700;
  src: local("Times New Roman Bold"), local("Liberation Serif Bold"), local("Times Bold");
  size-adjust: 95.57%;
  ascent-override: 108.4%;
  descent-override: 35.05%;
  line-gap-override: 0%;
}`.replace(/\n\s*/gu, "");

/**
 * The fonts in the head of every page. If their rules were in the style sheet, which loads after the first
 * view, the browser would lay out all text again.
 */
export const fonts = [
  ...[textFont, displayFont].map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      href={href}
      crossOrigin="anonymous"
    />
  )),
  <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
];
