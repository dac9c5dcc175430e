/** Names with a sign in them, as they are typed without it, and short forms of names: one thing a line, its names apart by commas. */
export const SPELLINGS = `
nodejs, node.js
vuejs, vue.js
reactjs, react.js
nextjs, next.js
nuxtjs, nuxt.js
threejs, three.js
expressjs, express.js
socketio, socket.io
aspnet, asp.net
http2, http/2
http3, http/3
cicd, ci/cd
tcpip, tcp/ip
eventloop, event-loop
k8s, kubernetes
golang, go 语言, go语言
postgres, postgresql, pgsql
`;
