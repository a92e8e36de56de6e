import { LANDING_KEY } from "../lib/landing";

/**
 * What must not wait for the site's scripts, as the text of an inline script (readings.md, Region,
 * Attribution, Consent and tags):
 *
 * 1. consent mode starts denied, then the stored choice is replayed as an update;
 * 2. the root's `data-region` decides which telephone number is painted;
 * 3. the address a visit began with is kept, since a plain link may be followed before scripts run.
 *
 * The rules are those of `features/region` and `features/consent`; a test holds them together.
 */
export const bootScript = `(function(w,d){
w.dataLayer=w.dataLayer||[];
function g(){w.dataLayer.push(arguments)}
function c(n){var m=d.cookie.match("(?:^|; )"+n+"=(granted|denied)(?:;|$)");return m&&m[1]}
function s(a,b){return{ad_storage:b,ad_user_data:b,ad_personalization:b,analytics_storage:a}}
g("consent","default",s("denied","denied"));
var l=location,q=l.search,r,k=0;
try{var a=c("analytics_track_allowed"),b=c("ads_track_allowed");
if(a||b)g("consent","update",s(a||"denied",b||"denied"));
k=/(?:^|; )utm_params=/.test(d.cookie)}catch(e){}
r=new URLSearchParams(q).get("region");
if(r!==null)r=r.toLowerCase()=="us"?"us":"in";
else if(/^\\/us(\\/|$)/.test(l.pathname))r="us";
else try{r=localStorage.getItem("region")}catch(e){}
d.documentElement.setAttribute("data-region",r=="us"?"us":"in");
try{if(/[?&](utm_|test_session=)/.test(q)||!k&&!sessionStorage.getItem("${LANDING_KEY}"))sessionStorage.setItem("${LANDING_KEY}",l.href)}catch(e){}
})(window,document)`.replaceAll("\n", "");
