import { buildSite } from "./scripts/lib/gatsby";
import { testEnvironment } from "./scripts/lib/test-environment";
void buildSite(testEnvironment).then((code) => process.exit(code));
