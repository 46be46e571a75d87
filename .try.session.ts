import { mutate } from '#harness/mutation/mutate.ts';
const [,, slug='', m='', t='', jobs='1'] = process.argv;
const r = await mutate({name:'try-'+slug, mutate: m.split(','), tests: t.split(',')},{jobs:Number(jobs)});
for (const x of r) if (x.outcome!=='killed') console.log(`${x.outcome==='uncovered'?'UNC ':''}${x.file}:${x.line}:${x.column} ${x.original.replace(/\s+/g,' ').slice(0,100)} → ${x.replacement.replace(/\s+/g,' ').slice(0,100)}`);
console.log(r.length, r.filter(x=>x.outcome==='killed').length);
process.exit(0)
