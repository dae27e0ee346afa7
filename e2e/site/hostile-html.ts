/**
 * HTML as somebody would write it who wants a script to run, a call to leave or the page to look
 * like another: each kind of trick once. `ran()` would say that it did; `evil.example` that the
 * reader was told on.
 */
const nested = (tag: string, depth: number, inner: string): string =>
  `<${tag}>`.repeat(depth) + inner + `</${tag}>`.repeat(depth);

const scripts = [
  '<script>ran()</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<script src="/assets/../assets/x.js"></script>',
  '<scr<script>ipt>ran()</scr</script>ipt>',
  '<script type="module">ran()</script>',
  '<script/x>ran()</script >',
  '<noscript><p title="</noscript><img src=x onerror=ran()>"></noscript>',
  '<p><script>ran()</script',
];

const handlers = [
  '<img src=x onerror=ran()>',
  '<img src="/favicon.svg" onload="ran()">',
  '<img src=x:x onerror="ran()//">',
  '<p onmouseover=ran() onclick=ran()>touch</p>',
  '<p/onpointerenter=ran()/>x',
  '<body onload=ran()>',
  '<input autofocus onfocus=ran()>',
  '<details open ontoggle=ran()><summary>x</summary></details>',
  '<video><source onerror=ran()></video>',
  '<audio src=x onerror=ran()>',
  '<marquee onstart=ran()>x</marquee>',
  '<select autofocus onfocus=ran()><option>x</select>',
  '<a href="/rng" onfocus=ran() autofocus tabindex=1>x</a>',
  '<td onanimationstart=ran() style="animation:marquee-in 1s">x</td>',
  '<p contenteditable onblur=ran()>x</p>',
  '<img/src="x"/onerror=ran()>',
  '<img src=x onerror\n=\nran()>',
  '<img src=`x`onerror=ran()>',
];

const foreign = [
  '<svg onload=ran()>',
  '<svg><script>ran()</script></svg>',
  '<svg><animate onbegin=ran() attributeName=x dur=1s></svg>',
  '<svg><a xlink:href="javascript:ran()"><text y=20>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=\'http://www.w3.org/2000/svg\'><script>ran()</script></svg>#x"></svg>',
  '<svg><image href="https://evil.example/a.png"></svg>',
  '<svg><foreignObject><img src=x onerror=ran()></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran()&gt;">',
  '<math href="javascript:ran()">x</math>',
  '<math><mi//xlink:href="data:x,<script>ran()</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=ran()>',
  '<svg></p><style><a id="</style><img src=1 onerror=ran()>">',
  '<svg><style><img src="</style><img src=x onerror=ran()//">',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=ran()></annotation-xml></math>',
  '<svg><title><p id="</title><img src=x onerror=ran()>"></svg>',
];

const mutating = [
  '<noembed><img title="</noembed><img src=x onerror=ran()>"></noembed>',
  '<xmp><p title="</xmp><img src=x onerror=ran()>"></xmp>',
  '<textarea><p title="</textarea><img src=x onerror=ran()>">',
  '<title><p title="</title><img src=x onerror=ran()>">',
  '<!--><img src=x onerror=ran()>-->',
  '<!--a--!><img src=x onerror=ran()>-->',
  '<![CDATA[<img src=x onerror=ran()>]]>',
  '<?xml <img src=x onerror=ran()> ?>',
  '<template><img src=x onerror=ran()></template>',
  '<template shadowrootmode=open><img src=x onerror=ran()></template>',
  '<plaintext><img src=x onerror=ran()>',
  '<p id=innerHTML><p id=attributes><img name=attributes><form><input name=attributes></form>',
  nested('p', 400, '<img src=x onerror=ran()>'),
  `${nested('strong', 600, '<svg><style><img src=x onerror=ran()></style></svg>')}`,
  '<table><td><svg><desc><table><style><!--</style><img src=x onerror=ran()>--></table></svg></table>',
];

const addresses = [
  '<a href="javascript:ran()">x</a>',
  '<a href=" &#106;avascript:ran()">x</a>',
  '<a href="java&#x09;script:ran()">x</a>',
  '<a href="&#1;javascript:ran()">x</a>',
  '<a href="data:text/html,<script>ran()</script>">x</a>',
  '<a href="vbscript:ran()">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/\\evil.example/">x</a>',
  '<a href="https://evil.example/" target="_self" ping="https://evil.example/ping">x</a>',
  '<img src="https://evil.example/a.png">',
  '<img src="//evil.example/a.png" srcset="https://evil.example/b.png 2x">',
  '<img src="data:image/svg+xml,<svg onload=ran() xmlns=\'http://www.w3.org/2000/svg\'/>">',
  '<img src="/wps/captcha">',
  '<img src="/favicon.svg" srcset="https://evil.example/b.png 2x" lowsrc="https://evil.example/c">',
];

const whole = [
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<iframe src="javascript:parent.ran()"></iframe>',
  '<object data="https://evil.example/x.swf"></object>',
  '<embed src="https://evil.example/x">',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<link rel=prefetch href="https://evil.example/x">',
  '<style>@import "https://evil.example/x.css"; *{background:url(https://evil.example/y)}</style>',
  '<p style="background:url(https://evil.example/z);position:fixed;inset:0">x</p>',
  '<form action="https://evil.example/"><button formaction="javascript:ran()">x</button></form>',
  '<video poster="https://evil.example/p.png" src="https://evil.example/v.mp4" autoplay></video>',
  '<p background="https://evil.example/b.png">x</p><table background="https://evil.example/c.png">',
  '<dialog open><button popovertarget=x>x</button></dialog>',
  '<p id="root" class="ui-dialog" name="location" slot=x is=x>x</p>',
];

export const hostileHtml: readonly string[] = [
  ...scripts,
  ...handlers,
  ...foreign,
  ...mutating,
  ...addresses,
  ...whole,
];
