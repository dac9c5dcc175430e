export interface DevServer { readonly port: number; readonly url: string; close(): Promise<void> }
export async function startDevServer(_o: {dir: string; port: number; host: string; log(text: string): void}): Promise<DevServer> { throw new Error('x'); }
