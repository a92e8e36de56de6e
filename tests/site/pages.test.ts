/** Each test file would parse every page again, so these share one. */
import "./pages/blog";
import "./pages/budgets";
import "./pages/every-page";
import "./pages/feed";
import "./pages/frame";
import "./pages/glossary-index";
import "./pages/head";
import "./pages/icons";
import "./pages/machines";
import "./pages/pictures";
import "./pages/routes";
import "./pages/samples";
import "./pages/search";
import "./pages/share-images";
import "./pages/structured-data";
import "./pages/term-links";
import "./pages/us-edition";
