import type { PageProps } from "gatsby";
import { PageHead } from "../../layout/page-head";
import { PageSeo } from "../../layout/page-seo";
import type { StyleguideContext } from "../../lib/styleguide";
import { Content } from "../../sections/content";
import * as styles from "./styleguide.module.css";

/** Every component that MDX may name, on one page. Only the develop server shows it. */
export default function Styleguide({ pageContext }: PageProps<object, StyleguideContext>) {
  return (
    <>
      <PageSeo
        title="Styleguide"
        description="Every section, window and chart, for those who build the site."
        url={null}
      />
      <PageHead
        heading="Styleguide"
        intro="Every section, window and chart. Choose the dark scheme, forced colours or a narrow window, and look at them beside each other."
      />
      <div className={styles.gallery}>
        <Content body={pageContext.body} images={[]} />
      </div>
    </>
  );
}
