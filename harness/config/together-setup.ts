// Files in one process share the model: load all of it, independent of the order of files.
import '#src/app/whole-model.ts';
