export { Testimonials } from "./testimonials";
