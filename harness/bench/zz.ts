import { recordSession } from '#harness/replay/record-session.ts';
import { timed, median } from './measure.ts';
import { bareScope, heldAnswers, walkPrototype } from './prototype-session.ts';
const b:number[]=[],r:number[]=[];
for (let i=0;i<40;i++){ {const held=heldAnswers();const scope=bareScope(held.handlers);b.push(timed(()=>walkPrototype(scope,held,4000)));}
{const held=heldAnswers();let t=0;const s=recordSession(held.handlers,()=>(t+=9));r.push(timed(()=>walkPrototype(s.scope,held,4000)));s.stop();}}
console.log('bare us/step',median(b)/4, 'rec', median(r)/4);
