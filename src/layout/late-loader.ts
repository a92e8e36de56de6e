import { SIGNS } from "../lib/at-first-sign";

/** Told by the page's scripts once they have taken over, on the document. */
export const HYDRATED_EVENT = "hydrated";

/** How long a press waits for the page's scripts before it does what it does without them, in ms. */
const PATIENCE = 8000;

/** What a page starts late. */
export interface LateParts {
  /** Addresses of Gatsby's scripts. */
  readonly scripts: readonly string[];
  /** A hash of the build, by which Gatsby notices a newer one. */
  readonly compilationHash: string;
}

/**
 * The text of the inline script that starts a page's scripts, and the whole style sheet, of which the
 * page has inlined its own part (architecture.md, decision 7).
 *
 * Nothing is requested before `load`. After it, the browser's first idle moment or the visitor's
 * first sign starts everything at low priority. A press of a button until then is held and replayed
 * once the page is hydrated; so is Enter in a form, which browsers turn into a press. The last press
 * counts, but none takes the place of one that sends a form which only scripts can send. A link that
 * is followed meanwhile, or leaving the page, ends the waiting. Where the scripts fail or take too
 * long, a button with a form of its own leads where it leads without script.
 *
 * The sheet and each script are asked for in tasks of their own: to ask for all at once is a long one.
 *
 * A font that waits for a wider screen is fetched too, for the next page (docs/decisions/0027).
 *
 * Gatsby asks for the chunk map, but writes it as a string in which nothing can be found (5.16.1,
 * gatsby-webpack-stats-extractor.js), so an empty one does the same.
 */
export function lateLoader({ scripts, compilationHash }: LateParts): string {
  return `(function(w,d){
w.___webpackCompilationHash=${JSON.stringify(compilationHash)};w.___chunkMapping={};
var r=d.documentElement,signs=${JSON.stringify(SIGNS)},started,wanted,held,timer;
function add(n,a){var e=d.createElement(n);for(var k in a)e[k]=a[k];e.fetchPriority="low";d.head.appendChild(e)}
function start(){if(started)return;started=1;signs.forEach(function(s){w.removeEventListener(s,sign,true)});
var f=d.querySelector("link[as=font]"),s=d.querySelector("style[data-href]");
if(f&&!matchMedia(f.media).matches){f.rel="prefetch";f.removeAttribute("media")}
if(s)add("link",{rel:"stylesheet",href:s.getAttribute("data-href")});
setTimeout(next,0,${JSON.stringify(scripts)})}
function next(q){var u=q.shift();if(u)add("script",{src:u,onerror:giveUp}),setTimeout(next,0,q)}
function sign(){if(d.readyState=="complete")start();else wanted=1}
function loaded(){if(wanted)start();else if(w.requestIdleCallback)requestIdleCallback(start,{timeout:2000});else setTimeout(start,200)}
function sends(b){return b.type=="submit"&&b.form&&!b.form.hasAttribute("action")}
function press(e){var t=e.isTrusted&&e.target.closest&&e.target.closest("a[href],button");
if(!t)return;if(t.href){take();return}
e.preventDefault();e.stopPropagation();if(!held||!sends(held)||sends(t))held=t;
r.setAttribute("data-waiting","");timer=timer||setTimeout(release,${PATIENCE});sign()}
function take(){clearTimeout(timer);timer=0;r.removeAttribute("data-waiting");var b=held;held=null;return b}
function release(){timer=0;var b=held,f=b&&b.form;if(f&&b.type=="submit"&&f.hasAttribute("action")){d.removeEventListener("click",press,true);take();f.requestSubmit(b)}}
function giveUp(){d.removeEventListener("click",press,true);w.removeEventListener("unhandledrejection",giveUp);release();take()}
signs.forEach(function(s){w.addEventListener(s,sign,{capture:true,passive:true})});
d.addEventListener("click",press,true);
w.addEventListener("unhandledrejection",giveUp);w.addEventListener("pagehide",take);
d.addEventListener("${HYDRATED_EVENT}",function(){d.removeEventListener("click",press,true);w.removeEventListener("unhandledrejection",giveUp);var b=take();if(b)b.click()},{once:true});
if(d.readyState=="complete")loaded();else w.addEventListener("load",loaded)
})(window,document)`.replaceAll("\n", "");
}
