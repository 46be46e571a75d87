import { watchSite } from '#tests/browsers/support/watched-site.ts';
import { startWebKit } from '#tests/browsers/support/webkit.ts';
import { startFirefox } from '#tests/browsers/support/firefox.ts';
import { ShopPage } from '#tests/browsers/support/shop-page.ts';
const site = await watchSite(5701);
const b = process.argv[2]==='ff' ? await startFirefox('/usr/bin/firefox-esr') : await startWebKit({driver:'/usr/bin/WebKitWebDriver',browser:'/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',display:'/usr/bin/Xvfb'});
console.log('started', b.name);
const e = await b.open(); const page = new ShopPage(e, site.port);
try {
await page.opens('/foundry-straight-jean-rl0101rin');
console.log(await page.text({css:'h1'}));
console.log(await page.value(`[...document.querySelectorAll('main fieldset')].map(f=>f.querySelector('legend')?.textContent+': '+[...f.querySelectorAll('input')].slice(0,3).map(i=>i.name+'='+i.value).join(',')).join(' | ')`));
console.log(await page.value(`[...document.querySelectorAll('button,summary')].map(b=>(b.getAttribute('aria-label')??b.textContent).trim()).join(' | ')`));
console.log(await page.value(`document.querySelector('footer')?.textContent.slice(0,200)`));
await page.screenshot('/tmp/try.png');
} catch (error) { console.log(error); }
console.log(site.takeComplaints());
await e.close(); await b.close(); await site.close();
