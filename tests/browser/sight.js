// How a page lies before the eyes: everything that is out of sight, cut, too small, or lies on something else.
// What a person can scroll to is not lost; what a box hides for good is. Measured in pixels of the screen.
(wish) => {
  const SMALLEST = 12, SLACK = 1.5, CAPITALS = 0.36; // half the height of capitals, in font sizes
  const faults = [];
  const seen = (where, within = document) => [...within.querySelectorAll(where)].filter(
    (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !unseen(each));
  const round = (n) => Math.round(n * 10) / 10;
  const fault = (what, element, told) => faults.push({ what, where: name(element), told });

  function name(element) {
    if (!element) return "";
    const own = (each) => each.id ? `#${each.id}`
      : each.localName + [...each.classList].slice(0, 2).map((kind) => `.${kind}`).join("");
    const part = element.closest("[id]:not(svg *)");
    const words = element.textContent.trim().replace(/\s+/g, " ").slice(0, 32);
    return (part && part !== element ? `${own(part)} ` : "") + own(element) + (words ? ` “${words}”` : "");
  }

  // Boxes --------------------------------------------------------------------------------------------------------

  const within = (box, room) => ({
    left: Math.max(box.left, room.left), top: Math.max(box.top, room.top),
    right: Math.min(box.right, room.right), bottom: Math.min(box.bottom, room.bottom),
  });
  const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
  const SCREEN = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  /** Said to screen readers only. */
  function unseen(element) {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.clipPath.startsWith("inset(50%") || style.clip === "rect(0px, 0px, 0px, 0px)") return true;
    }
    return false;
  }

  const known = new Map();
  /** The boxes round an element that hide what does not fit, from the inside: each with how it does so either way. */
  function frames(element) {
    if (!element || element === document.documentElement) return [];
    if (known.has(element)) return known.get(element);
    const style = getComputedStyle(element);
    const own = [];
    if (element !== document.body && (style.overflowX !== "visible" || style.overflowY !== "visible")
      && style.display !== "inline" && style.display !== "contents") {
      const box = element.getBoundingClientRect();
      const html = element.clientWidth || element.clientHeight;
      const [left, top] = [box.left + (html ? element.clientLeft : 0), box.top + (html ? element.clientTop : 0)];
      own.push({
        element, left, top,
        right: html ? left + element.clientWidth : box.right, bottom: html ? top + element.clientHeight : box.bottom,
        x: style.overflowX, y: style.overflowY,
      });
    }
    const all = style.position === "fixed" ? own : [...own, ...frames(element.parentElement)];
    known.set(element, all);
    return all;
  }

  const scrolls = (how) => how === "auto" || how === "scroll";

  /** What is left of a box to see, and what hides the rest of it for good. */
  function shown(box, element) {
    let left = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    const last = { element: document.body, ...SCREEN, x: "hidden", y: wish.table ? "hidden" : "auto" };
    for (const frame of [...frames(element), last]) {
      const over = {
        x: Math.max(frame.left - left.left, left.right - frame.right),
        y: Math.max(frame.top - left.top, left.bottom - frame.bottom),
      };
      for (const axis of ["x", "y"]) {
        if (over[axis] > SLACK && frame[axis] !== "visible" && !scrolls(frame[axis])) {
          return { left: within(left, frame), by: frame.element, over: round(over[axis]) };
        }
      }
      left = within(left, frame);
      if (!area(left)) return { left };
    }
    return { left };
  }

  /** What lies on top here, under what is only there to be pressed and shows nothing itself. */
  function onTop(x, y, wanted) {
    return document.elementsFromPoint(x, y).find((each) => {
      if (each === wanted) return true;
      const style = getComputedStyle(each);
      return each.childNodes.length || each instanceof SVGElement || each.matches("img, input, select, textarea")
        || style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.backgroundImage !== "none";
    });
  }

  /** How much of an element is to be seen, and whether something lies on it. */
  function sight(element) {
    const box = element.getBoundingClientRect();
    const left = [...frames(element.parentElement), SCREEN].reduce(within, box);
    const share = area(box) ? area(left) / area(box) : 0;
    let cover = null;
    for (const [x, y] of [[.5, .5], [.25, .25], [.75, .25], [.25, .75], [.75, .75]]) {
      const hit = onTop(left.left + x * (left.right - left.left), left.top + y * (left.bottom - left.top), element);
      if (share && hit && !element.contains(hit) && !hit.contains(element)) cover = hit;
    }
    return { share, cover, ok: share > 0.97 && !cover };
  }

  function mustSee(what, element) {
    if (!element) { fault(`${what}: not on the page`, null, ""); return; }
    const { share, cover, ok } = sight(element);
    if (ok) return;
    if (cover) fault(`${what}: covered`, element, `by ${name(cover)}`);
    else fault(`${what}: out of sight`, element, `${Math.round(share * 100)} % in sight`);
  }

  // Words --------------------------------------------------------------------------------------------------------

  function size(element) {
    const told = parseFloat(getComputedStyle(element).fontSize);
    const drawn = element instanceof SVGGraphicsElement && element.ownerSVGElement && element.getScreenCTM();
    return drawn ? told * Math.hypot(drawn.a, drawn.b) : told;
  }

  /** Every line of words in an element that can be seen, as the box round its letters. */
  function lines(part) {
    const found = [];
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || element.closest("option, script, style, title, desc, noscript, .skip")) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || unseen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const high = size(element);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1) continue;
        const middle = (rect.top + rect.bottom) / 2;
        const box = {
          left: rect.left, right: rect.right, top: middle - CAPITALS * high, bottom: middle + CAPITALS * high };
        const { left, by, over } = shown(box, element);
        if (by) fault("words are cut", element, `${over} px beyond ${name(by).split(" “")[0]}`);
        else if (area(left)) found.push({ node, element, box: left, high });
      }
    }
    return found;
  }

  const floats = (element, part) => {
    for (let each = element; each && each !== part; each = each.parentElement) {
      if (["sticky", "fixed"].includes(getComputedStyle(each).position)) return each;
    }
    return null;
  };

  function lookAtWords(part) {
    const all = lines(part).sort((a, b) => a.box.top - b.box.top);
    const small = new Set();
    all.forEach((one, number) => {
      if (one.high < SMALLEST - 0.05 && !small.has(one.element)) {
        small.add(one.element);
        fault("words are small", one.element, `${round(one.high)} px`);
      }
      for (const other of all.slice(number + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (other.node === one.node) continue;
        const both = within(one.box, other.box);
        const [wide, high] = [both.right - both.left, both.bottom - both.top];
        if (wide <= SLACK || high <= SLACK || floats(one.element, part) !== floats(other.element, part)) continue;
        fault("words on words", one.element, `${round(wide)} × ${round(high)} px on ${name(other.element)}`);
      }
      if (!wish.table || part.id === "board") return;
      const { box } = one;
      const hit = onTop((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (hit && !one.element.contains(hit) && !hit.contains(one.element) && !floats(hit, part)) {
        fault("words are covered", one.element, `by ${name(hit)}`);
      }
    });
    for (const each of seen(".pname, .label, .title, h1, h2, h3, h4, button, summary, td, th", part)) {
      const style = getComputedStyle(each);
      if (style.textOverflow === "ellipsis" && each.scrollWidth > each.clientWidth + 1) {
        fault("words are cut", each, `${each.scrollWidth} px in a box of ${each.clientWidth}`);
      }
    }
  }

  /** Pieces and buttons that a box hides for good. */
  function lookAtPieces(part) {
    for (const each of seen(".figure, .mark, .option, .tool, [data-card], .lit", part)) {
      const { by, over } = shown(each.getBoundingClientRect(), each.parentElement);
      if (by && over > 2) fault("a piece is cut", each, `${over} px beyond ${name(by).split(" “")[0]}`);
    }
  }

  /** Signs that are squeezed, or broken off from what they belong to. */
  function lookAtSigns(part) {
    for (const each of seen("svg.i", part)) {
      const { width, height } = each.getBoundingClientRect();
      if (Math.min(width, height) < SMALLEST - 2) fault("a sign is small", each.parentElement, `${round(width)} × ${round(height)} px`);
    }
    for (const each of seen(".signs i.close", part)) {
      const [own, before] = [each, each.previousElementSibling].map((one) => one?.getBoundingClientRect());
      if (before && own.top > before.bottom - 2) fault("a bracket stands alone", each.closest("button, li, div"), "");
    }
  }

  // The page, and the table ----------------------------------------------------------------------------------------

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) fault("the page scrolls sideways", root, `${root.scrollWidth} px on ${innerWidth}`);
  if (document.body.textContent.includes("⟦")) fault("a word is missing", document.body, "⟦");
  const families = [...document.fonts].filter((font) => font.family.includes("Leng") && font.status === "loaded").length;
  if (wish.fonts !== families > 0) fault("fonts", root, `${families} of ours are loaded`);
  if (!wish.table) {
    lookAtWords(document.body);
    return { faults };
  }

  if (root.scrollHeight > innerHeight || scrollY) {
    fault("the page scrolls", root, `${root.scrollHeight} px on ${innerHeight}, scrolled by ${scrollY}`);
  }
  const parts = ["#bar", "#panel", "#story", "#mine", "#others", "#board"].flatMap((where) => seen(where));
  for (const part of parts) { lookAtWords(part); lookAtPieces(part); lookAtSigns(part); }
  for (const part of seen("#bar, #panel, #mine, #others, #side, #list, #lines, #pages")) {
    if (part.scrollWidth > part.clientWidth + 1) {
      fault("wider than its room", part, `${part.scrollWidth} px in ${part.clientWidth}`);
    }
    if (!scrolls(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1) {
      fault("higher than its room", part, `${part.scrollHeight} px in ${part.clientHeight}`);
    }
  }

  const pan = document.querySelector("#pan");
  const board = document.querySelector("#board");
  const narrow = [...board.querySelectorAll("[data-region].off")].some((each) => !each.checkVisibility());
  if (!narrow && pan.scrollWidth > pan.clientWidth + 1) {
    fault("the board scrolls sideways", pan, `${pan.scrollWidth} px in ${pan.clientWidth}`);
  }
  const regions = [...board.querySelectorAll(`[data-region="${CSS.escape(board.dataset.matters || "")}"]`)]
    .flatMap((each) => getComputedStyle(each).display === "contents" ? [...each.children] : [each])
    .filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const lit = regions.flatMap((each) => [...(each.matches(".lit") ? [each] : []), ...seen(".lit", each)]);
  const litInSight = lit.filter((each) => sight(each).ok).length;
  if (!regions.length) fault("what matters: not on the board", board, `region “${board.dataset.matters || ""}”`);
  else if (lit.length && !litInSight) fault("what matters: out of sight", regions[0], `0 of ${lit.length} lit`);
  else if (lit.length && !narrow && litInSight < lit.length) {
    fault("what matters: out of sight", regions[0], `${litInSight} of ${lit.length} lit in sight`);
  } else if (!lit.length) {
    const whole = regions.reduce((sum, each) => sum + area(each.getBoundingClientRect()), 0);
    const left = regions.reduce((sum, each) => sum + area([...frames(each.parentElement), SCREEN].reduce(
      within, each.getBoundingClientRect())), 0);
    if (left < 0.5 * Math.min(whole, pan.clientWidth * pan.clientHeight)) {
      fault("what matters: out of sight", regions[0], `${Math.round(100 * left / whole)} % in sight`);
    }
  }

  const options = seen("#options :is(.list .option, .pick)");
  const inSight = options.filter((each) => sight(each).ok).length;
  if (wish.asked) {
    mustSee("the prompt", document.querySelector("#prompt"));
    for (const each of document.querySelectorAll("#options .passing .option")) mustSee("pass", each);
    mustSee("hint", document.querySelector("#ask-hint"));
    mustSee("undo", document.querySelector("#undo"));
    if (options.length && !inSight) fault("the options: out of sight", options[0], `0 of ${options.length}`);
    const goods = document.querySelector("#mine");
    mustSee("what is mine", goods);
    if (goods) for (const each of seen(".figure, [data-card], .lit", goods)) mustSee("a piece of mine", each);
  }
  return { faults, options: options.length, inSight, lit: lit.length, litInSight };
}
