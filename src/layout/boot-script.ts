import { LANDING_KEY } from "../lib/landing";

/**
 * What must not wait for the site's scripts, as the text of an inline script (readings.md, Region,
 * Attribution, Consent and tags):
 *
 * 1. consent mode starts denied, then the stored choice is replayed as an update;
 * 2. the root's `data-region` decides which telephone number is painted, and a region that the
 *    address brings is remembered;
 * 3. the address a visit began with is kept, and each that has news of the visit;
 * 4. the root's `data-font` tells styles that an earlier page has fetched the font, by the cookie that
 *    every page leaves (docs/decisions/0027-font-on-phones.md);
 * 5. the root's `data-first-view` lets the browser put off what is far below, where a page is opened
 *    at its top: not at an anchor, and not by return or reload, whose position needs true heights.
 *    With `data-painting` phones paint the first view alone (docs/decisions/0041-first-view.md). The
 *    rest comes when that paint is told to be on the screen, and all is parsed: what follows a frame,
 *    or a second one, is laid out before the first is shown. It comes in two steps, sections last, in
 *    frames of their own, each laid out (`offsetTop`) in the task before that frame; of a short
 *    page also what is in the footer, which the browser would lay out in that frame. Where no paint is
 *    told, as in a tab behind others, all is there after a second all the same.
 *
 * To open the browser's storage costs a phone some 20 ms, so before the first paint only a known
 * visitor's is read. What has to be kept is kept once the page has loaded, in a task of its own since
 * Chromium has `load` before the first paint, or when it is left, whichever is first: a plain link may
 * be followed before scripts run.
 *
 * The rules are those of `features/region`, `features/consent` and `features/attribution`; a test
 * holds them together.
 */
export const bootScript = `(function(w,d){
w.dataLayer=w.dataLayer||[];
function g(){w.dataLayer.push(arguments)}
function c(n){var m=t.match("(^|; )"+n+"_track_allowed=([^;]*)");return m&&/^(granted|denied)$/.test(m[2])&&m[2]}
function s(x,a,b){b=b||"denied";g("consent",x,{ad_storage:b,ad_user_data:b,ad_personalization:b,analytics_storage:a||"denied"})}
s("default");
var l=location,q=new URLSearchParams(l.search),r=q.get("region"),h=l.href,p=d.documentElement.dataset,t="",k,a,b,n,m,v,show=x=>p.region=x=="us"?"us":"in";
try{t=d.cookie}catch{}
a=c("analytics");b=c("ads");
if(a||b)s("update",a,b);
k=/(^|; )utm_params=/.test(t);
if(k)p.font="";
try{if(!l.hash&&performance.getEntriesByType("navigation")[0].type=="navigate"){p.firstView="";p.painting="first";
d.addEventListener("DOMContentLoaded",()=>{setTimeout(rest,1e3);new PerformanceObserver(rest).observe({type:"paint",buffered:true})})}}catch{}
function rest(){if(p.painting){p.painting="rest";d.body.offsetTop;setTimeout(()=>{delete p.painting;d.body.offsetHeight<3e3&&d.querySelector("footer *")?.offsetTop},50)}}
if(r!=null)r=r.toLowerCase()=="us"?"us":"in";
else if(/^\\/us(\\/|$)/.test(l.pathname))r="us";
function stored(){try{return localStorage.getItem("region")}catch{}}
show(r||k&&stored());
function keep(){if(n)return;n=1;
if(!r)show(stored());else try{localStorage.setItem("region",r)}catch{}
q.forEach((x,y)=>{m=m||/^utm_|^test_session$/.test(y)});
try{v=sessionStorage.getItem("${LANDING_KEY}");
if(m||!k&&!v)sessionStorage.setItem("${LANDING_KEY}",(v?v+"\\n":"")+h)}catch{}}
w.addEventListener("load",()=>setTimeout(keep));w.addEventListener("pagehide",keep)
})(window,document)`.replaceAll("\n", "");
