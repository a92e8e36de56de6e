import type { PageProps } from "gatsby";
import { PageHead } from "../../layout/page-head";
import { PageSeo } from "../../layout/page-seo";
import type { StyleguideContext } from "../../lib/styleguide";
import { Content } from "../../sections/content";
import * as styles from "./styleguide.module.css";
import { Primitives } from "./primitives";
import { Tokens } from "./tokens";

/** Every token, primitive and section on one page. Only the develop server shows it. */
export default function Styleguide({ pageContext }: PageProps<object, StyleguideContext>) {
  const { tokens, body } = pageContext;
  return (
    <>
      <PageSeo
        title="Styleguide"
        description="Every token, primitive, section and window, for those who build the site."
        url={null}
      />
      <PageHead
        heading="Styleguide"
        intro="Every token, primitive, section and window. Choose the dark scheme, forced colours or a narrow window, and look at them beside each other."
      />
      <Tokens tokens={tokens} />
      <Primitives />
      <div className={styles.gallery}>
        <Content body={body} images={[]} />
      </div>
    </>
  );
}
