import { INTERACTION_EVENTS } from "../lib/on-first-interaction";

/** Dispatched on the document once React has taken over the page. */
export const HYDRATED_EVENT = "hydrated";

/** Milliseconds that a press waits for the page's scripts before the browser handles it. */
const PATIENCE = 8000;

interface LateLoaderOptions {
  /** URLs of Gatsby's scripts, in order. */
  readonly scripts: readonly string[];
  /** The hash by which Gatsby notices a newer build. */
  readonly compilationHash: string;
}

/**
 * The inline script that starts a page's scripts after `load`, when the browser is idle or the visitor
 * does something, whichever is first. It also loads the whole style sheet, of which the page has inlined
 * the rules it uses.
 *
 * Until the page is hydrated, presses of buttons are held and replayed afterwards. If the scripts fail
 * or take too long, a button of a form with an `action` submits it, as it would without script, and
 * forms that need scripts say how to reach the company (`src/ui/script-fallback.tsx`). The browser
 * itself follows links: a navigation within the site would change the address below React while it
 * hydrates. Following a link or leaving the page drops what is held.
 *
 * Errors of a browser extension's script, and the browser's own reports about ResizeObserver, which have
 * no error object, don't stop the page's scripts.
 *
 * Gatsby reads `___chunkMapping`, but writes it as a string in which it finds nothing (5.16.1,
 * gatsby-webpack-stats-extractor.js). An empty object does the same in fewer bytes.
 */
export function lateLoader({ scripts, compilationHash }: LateLoaderOptions): string {
  return `(function(window,document){
window.___webpackCompilationHash=${JSON.stringify(compilationHash)};
window.___chunkMapping={};
var events=${JSON.stringify(INTERACTION_EVENTS)},root=document.documentElement,failures=["error","unhandledrejection"],started,wanted,presses=[],timer;
function add(name,attributes){
document.head.appendChild(Object.assign(document.createElement(name),attributes,{fetchPriority:"low"}))}
function start(){
if(started)return;
started=true;
events.forEach(function(event){window.removeEventListener(event,want,true)});
add("link",{rel:"stylesheet",href:document.querySelector("style[data-href]").dataset.href});
setTimeout(addScripts,0,${JSON.stringify(scripts)})}
function addScripts(urls){
var src=urls.shift();
if(src){add("script",{src:src,onerror:giveUp});setTimeout(addScripts,0,urls)}}
function want(){if(document.readyState=="complete")start();else wanted=true}
function loaded(){
if(wanted||!window.requestIdleCallback)start();else requestIdleCallback(start,{timeout:2000})}
function hold(event){
var target=event.isTrusted&&event.target.closest&&event.target.closest("a[href],button");
if(!target)return;
if(target.href){event.stopPropagation();return drop()}
event.preventDefault();
event.stopPropagation();
if(presses.indexOf(target)<0)presses.push(target);
root.setAttribute("data-waiting","");
timer=timer||setTimeout(giveUp,${PATIENCE});
want()}
function drop(){
timer=clearTimeout(timer);
root.removeAttribute("data-waiting");
return presses.splice(0)}
function stop(){
document.removeEventListener("click",hold,true);
failures.forEach(function(event){window.removeEventListener(event,failed)});
root.removeAttribute("data-scripts-failed");
return drop()}
function failed(event){
if(event.reason||event.error&&event.filename.indexOf(location.origin)==0)giveUp()}
function giveUp(){
var held=stop();
root.setAttribute("data-scripts-failed","");
var button=held.find(function(press){return press.type=="submit"&&press.form&&press.form.hasAttribute("action")});
if(button)button.form.requestSubmit(button)}
events.forEach(function(event){window.addEventListener(event,want,{capture:true,passive:true})});
document.addEventListener("click",hold,true);
failures.forEach(function(event){window.addEventListener(event,failed)});
window.addEventListener("pagehide",drop);
document.addEventListener("${HYDRATED_EVENT}",function(){stop().forEach(function(press){press.click()})},{once:true});
if(document.readyState=="complete")loaded();else window.addEventListener("load",loaded)
})(window,document)`.replaceAll("\n", "");
}
