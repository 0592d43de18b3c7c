/** The policy of the page wants to know who makes addresses of scripts: it is always this function. */

interface Policy {
  createScriptURL(url: string): string;
}
interface Trusted {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

/** An address of ours, known when the page was built, as the policy accepts it. */
export function scriptUrl(url: string): string {
  const policy = (globalThis as Trusted).trustedTypes?.createPolicy('throwdown-script', {
    createScriptURL: (wanted) => (wanted === url ? wanted : ''),
  });
  return policy ? policy.createScriptURL(url) : url;
}
