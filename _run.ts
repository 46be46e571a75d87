import { writeFileSync, mkdirSync } from 'node:fs';
import { watchSite } from '#tests/browsers/support/watched-site.ts';
import { startWebKit } from '#tests/browsers/support/webkit.ts';
import { startFirefox } from '#tests/browsers/support/firefox.ts';
import { ShopPage } from '#tests/browsers/support/shop-page.ts';
import { JOURNEYS } from '#tests/browsers/journeys.ts';
const [, , which, port, only] = process.argv; mkdirSync('/tmp/sess', {recursive:true});
const site = await watchSite(Number(port));
const b = which==='ff' ? await startFirefox('/usr/bin/firefox-esr') : await startWebKit({driver:'/usr/bin/WebKitWebDriver',browser:'/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',display:'/usr/bin/Xvfb'});
let i=0;
for (const j of JOURNEYS) { i++; if (only && !only.split(',').includes(String(i))) continue;
 const t=Date.now(); const e = await b.open(); const page = new ShopPage(e, site.port);
 try { const s = await j.run(page, site); if (s) writeFileSync(`/tmp/sess/${which}${i}.jsonl`, s); const c=site.takeComplaints().filter(x=>!j.expected?.test(x)); console.log(i, c.length? 'COMPLAINS '+c.join('\n'):'ok', ((Date.now()-t)/1000).toFixed(1)); }
 catch (error) { console.log(i, j.title, String(error), site.takeComplaints()); await page.screenshot(`/tmp/${which}${i}.png`).catch(()=>{}); console.log(await page.value('location.href').catch(()=>0)); site.cutOff(false) }
 await e.close();
}
await b.close(); await site.close();
