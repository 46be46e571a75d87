// Files that share a process share the model: each finds all of it, whichever came first.
import '#src/app/whole-model.ts';
