/**
 * The scripts of the engine and of Python without functions made of text: the Content-Security-Policy of the page forbids
 * them, and is not loosened for it. The engine makes two kinds of functions so, which call into WebAssembly and back; here
 * they are the ones that Emscripten writes itself when it must do without (DYNAMIC_EXECUTION=0). Python needs none of
 * those it could make.
 */

import type { Plugin } from 'vite';

const SCRIPT = /@mujoco[\\/]mujoco[\\/]mujoco\.js(\?|$)/;
const PYTHON = /pyodide[\\/]pyodide\.asm\.mjs(\?|$)/;

const CALL = 'var invokerFn = new Function(...args, invokerFnBody)(...closureArgs);';
const CALL_WITHOUT = `var invokerFn = function (...given) {
        checkArgCount(given.length, minArgs, expectedArgCount, humanName, throwBindingError);
        var destructors = needsDestructorStack ? [] : null;
        var wired = isClassMethodFunc ? [argTypes[1].toWireType(destructors, this)] : [];
        for (var i = 0; i < expectedArgCount; ++i) wired.push(argTypes[i + 2].toWireType(destructors, given[i]));
        var rv = cppInvokerFunc(cppTargetFunc, ...wired);
        if (needsDestructorStack) runDestructors(destructors);
        else {
          var first = isClassMethodFunc ? 1 : 2;
          for (var i = first; i < argTypes.length; ++i)
            if (argTypes[i].destructorFunction !== null) argTypes[i].destructorFunction(wired[i - first]);
        }
        if (returns) return argTypes[0].fromWireType(rv);
      };`;

const CALL_BACK = 'var invokerFunction = new Function(...params, functionBody)(...args);';
const CALL_BACK_WITHOUT = `var invokerFunction = (obj, func, destructorsRef, args) => {
        var given = types.map((type) => {
          var value = type.readValueFromPointer(args);
          args += type.argPackAdvance;
          return value;
        });
        var rv = kind === 1 ? Reflect.construct(func, given) : func.apply(kind === 0 ? obj : given.shift(), given);
        if (!retType.isVoid) return emval_returnValue(retType, destructorsRef, rv);
      };`;

export const noEval: Plugin = {
  name: 'no-eval',
  transform(code, id) {
    if (SCRIPT.test(id)) return { code: withoutEval(code), map: null };
    return PYTHON.test(id) ? { code: refusing(code), map: null } : null;
  },
};

const ITSELF = 'new URL("pyodide.asm.wasm",import.meta.url)';

/** Python's script: where it would run text, it says that it does not. Its engine comes as bytes, never from beside it. */
export function refusing(code: string): string {
  const refuse = `function refuseText() { throw new Error('text is not run as a script here'); }`;
  const alone = replaced(code, ITSELF, 'new URL("about:blank")');
  return `${alone.replace(/\beval\(/g, 'refuseText(')}\n${refuse}`;
}

/** The script with both replaced; an error if it is not the one that is known. */
export function withoutEval(code: string): string {
  const changed = replaced(replaced(code, CALL, CALL_WITHOUT), CALL_BACK, CALL_BACK_WITHOUT);
  // text that names them, and what the script would need to make them, may stay: nothing calls it
  if (/new Function\(/.test(changed)) throw new Error('The script has changed: it makes functions of text');
  return changed;
}

function replaced(code: string, old: string, by: string): string {
  const [before, after, ...more] = code.split(old);
  if (before === undefined || after === undefined || more.length)
    throw new Error(`The script has changed: "${old}" is not there once`);
  return before + by + after;
}
