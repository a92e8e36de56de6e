import { graphql, type PageProps } from "gatsby";
import { useSupplier } from "../features/supplier";
import FormPage from "./form-page";

/** The form page for suppliers. Its form also asks for categories and verifies the phone number. */
export default function SupplierPage(props: PageProps<Queries.SupplierPageQuery>) {
  return <FormPage {...props} addition={useSupplier()} />;
}

export const query = graphql`
  query SupplierPage($id: String!) {
    page: marketingPage(id: { eq: $id }) {
      ...Page
      form {
        requestType
        submitLabel
      }
    }
  }
`;
